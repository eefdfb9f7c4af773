### Tokaido Duo, chapter 3.

title = The artist
about = Paint in company, and give each painting away in the right landscape.

regions = Your artist moves through the regions, the land between the towns. Each region shows a landscape: mountain, waterfall, bamboo or moon. Aki’s merchant has drawn wares, which leaves you the artist’s die.
artist-walk = Send your artist to region 3, the bamboo.
    .why = Each step crosses a trade route, one of the lines between the towns. In region 3, your artist has company: your pilgrim on the coast and your merchant in M4.
    .wrong = In region 5, your artist has only your merchant for company. In region 3, there’s your pilgrim as well. Go there.
paint = Paint and turn over 2 paintings.
    .why = The artist turns over one painting for each other figure in the region or on its border, yours or Aki’s. Paintings score only when you give them away.
    .wrong = Painting is all you can do here. Go ahead and see what you get.
waterfall-walk = Your first painting shows a waterfall. Choose the artist’s die and go to region 2, a waterfall region.
    .why = You give a painting away in a region with the same landscape. Only your first painting can go, and it tells you where to head next.
    .wrong = Your first painting needs a waterfall, and there is one in region 2. Go there with your artist.
give = Give the painting away.
    .why = That scores 2 points for culture. After each move, the artist can either paint or give. The more paintings you’ve given away, the more the next ones score.
    .wrong = Giving scores points now. Give the painting away.
where-paint = Your next painting shows a mountain. You go first, and the artist’s die shows 3. Which region will your artist visit?
company = Aki’s pilgrim and Aki’s artist are in region 8 or on its border, so you can turn over 2 more paintings. They score nothing yet, but you’ll always have one to give away later.
gift = Region 6 shows a mountain. You can give the painting away, and your culture rises from 2 to 4. No other figure is there, so you can’t paint.
both = Region 1 shows a mountain as well, and two of Aki’s figures are on its border. You can choose between giving the painting away for 2 points and turning over 2 more.
end = Paint where there’s company, and give where the landscape fits. Plan two moves ahead: while your artist is painting, look for the region of your first painting.
