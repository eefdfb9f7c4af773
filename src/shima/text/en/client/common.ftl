### What every page of the browser client says.

client-guest = Guest
client-rule = Rule { $rule }
client-skip = Skip to content
client-close = Close
client-unreachable = Can’t reach the server. Are you online?
client-failed = The server couldn’t do that (status { $status }).
client-wrong = Something went wrong. Please reload the page.
client-page-failed = This page couldn’t be loaded. Please reload it.
