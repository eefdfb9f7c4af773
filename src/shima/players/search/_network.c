/* The arithmetic of shima.players.search.plain_network in C: the same integers, and so the same results. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdint.h>

enum { MOST_SEATS = 8, MOST_HIDDEN = 128, ONCE = 1 << 16, CLIP = 1 << 12 };
static const double ONE = 65536.0; /* the scale of sums */

typedef struct {
    PyObject_HEAD
    Py_ssize_t size, phases, move_size, hidden;
    int32_t *linear;      /* phases x size */
    int32_t *rows;        /* (size + phases) x 2 hidden: a seat's own units, then those of the other seats */
    int32_t *bias;        /* hidden */
    int32_t *value;       /* hidden */
    int32_t *moves;       /* move_size x hidden */
    int32_t *move_linear; /* move_size */
} Network;

static int32_t *
numbers(PyObject *bytes, Py_ssize_t width, Py_ssize_t count)
{
    char *data;
    Py_ssize_t length;
    if (PyBytes_AsStringAndSize(bytes, &data, &length) < 0) return NULL;
    if (length != count * width) {
        PyErr_Format(PyExc_ValueError, "expected %zd bytes of weights, not %zd", count * width, length);
        return NULL;
    }
    int32_t *made = PyMem_Malloc(sizeof(int32_t) * (count ? count : 1));
    if (made == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    const unsigned char *from = (const unsigned char *)data;
    for (Py_ssize_t i = 0; i < count; i++, from += width) {
        uint32_t number = 0;
        for (Py_ssize_t j = 0; j < width; j++) number |= (uint32_t)from[j] << 8 * j;
        made[i] = width == 2 ? (int16_t)number : (int32_t)number;
    }
    return made;
}

static int
network_init(Network *self, PyObject *args, PyObject *kwargs)
{
    Py_ssize_t size, phases, move_size, hidden;
    PyObject *linear, *rows, *bias, *value, *moves, *move_linear;
    if (kwargs != NULL && PyDict_GET_SIZE(kwargs)) {
        PyErr_SetString(PyExc_TypeError, "Network takes no keyword arguments");
        return -1;
    }
    if (!PyArg_ParseTuple(args, "nnnnSSSSSS", &size, &phases, &move_size, &hidden, &linear, &rows, &bias, &value,
                          &moves, &move_linear))
        return -1;
    if (size < 1 || phases < 1 || move_size < 0 || size >= ONCE || phases >= ONCE || move_size >= ONCE || hidden < 0 ||
        hidden > MOST_HIDDEN || self->linear != NULL) {
        PyErr_SetString(PyExc_ValueError, "a network of this shape is not possible");
        return -1;
    }
    self->size = size;
    self->phases = phases;
    self->move_size = move_size;
    self->hidden = hidden;
    if ((self->linear = numbers(linear, 4, phases * size)) == NULL ||
        (self->rows = numbers(rows, 2, (size + phases) * 2 * hidden)) == NULL ||
        (self->bias = numbers(bias, 4, hidden)) == NULL || (self->value = numbers(value, 2, hidden)) == NULL ||
        (self->moves = numbers(moves, 2, move_size * hidden)) == NULL ||
        (self->move_linear = numbers(move_linear, 4, move_size)) == NULL)
        return -1;
    return 0;
}

static void
network_dealloc(Network *self)
{
    PyMem_Free(self->linear);
    PyMem_Free(self->rows);
    PyMem_Free(self->bias);
    PyMem_Free(self->value);
    PyMem_Free(self->moves);
    PyMem_Free(self->move_linear);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyObject *
shares(double *logits, Py_ssize_t count)
{
    double highest = -INFINITY, total = 0.0;
    for (Py_ssize_t i = 0; i < count; i++)
        if (logits[i] > highest) highest = logits[i];
    for (Py_ssize_t i = 0; i < count; i++) total += logits[i] = exp(logits[i] - highest);
    PyObject *list = PyList_New(count);
    for (Py_ssize_t i = 0; list != NULL && i < count; i++) {
        PyObject *share = PyFloat_FromDouble(logits[i] / total);
        if (share == NULL) Py_CLEAR(list);
        else PyList_SET_ITEM(list, i, share);
    }
    return list;
}

static void
add_row(int32_t *restrict to, const int32_t *restrict row, int32_t times, Py_ssize_t count)
{
    if (times == 1)
        for (Py_ssize_t k = 0; k < count; k++) to[k] += row[k];
    else
        for (Py_ssize_t k = 0; k < count; k++) to[k] += times * row[k];
}

/* evaluate(entries, ends, groups, seats, phase, actor) */
static PyObject *
network_evaluate(Network *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 6 || !PyList_Check(args[0]) || !PyList_Check(args[1])) {
        PyErr_SetString(PyExc_TypeError, "evaluate takes two lists and four numbers");
        return NULL;
    }
    const Py_ssize_t hidden = self->hidden;
    const Py_ssize_t groups = PyLong_AsSsize_t(args[2]), seats = PyLong_AsSsize_t(args[3]);
    const Py_ssize_t phase = PyLong_AsSsize_t(args[4]), actor = PyLong_AsSsize_t(args[5]);
    if (PyErr_Occurred()) return NULL;
    if (groups > PyList_GET_SIZE(args[1]) || seats < 1 || seats > MOST_SEATS || seats > groups || phase < 0 ||
        phase >= self->phases || actor >= seats || (actor < 0 && groups > seats)) {
        PyErr_SetString(PyExc_ValueError, "the network cannot evaluate this");
        return NULL;
    }
    int32_t units[MOST_SEATS][2 * MOST_HIDDEN];
    int64_t linear[MOST_SEATS];
    double few[64], *logits = few;
    if (groups - seats > 64 && (logits = PyMem_Malloc(sizeof(double) * (groups - seats))) == NULL)
        return PyErr_NoMemory();
    PyObject *chances = NULL, *priors = NULL, *result = NULL;
    int32_t others[MOST_HIDDEN] = {0}, active[MOST_HIDDEN] = {0};
    Py_ssize_t at = 0;
    for (Py_ssize_t group = 0; group < groups; group++) {
        if (group == seats) { /* the moves follow, and with them the units of the player who acts */
            for (Py_ssize_t k = 0; k < hidden; k++) {
                int32_t sum = units[actor][k] + others[k] - units[actor][hidden + k];
                active[k] = sum < 0 ? 0 : sum > CLIP ? CLIP : sum;
            }
        }
        const Py_ssize_t end = PyLong_AsSsize_t(PyList_GET_ITEM(args[1], group));
        if (end < at || end > PyList_GET_SIZE(args[0])) {
            if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "a group of features ends before it begins");
            goto done;
        }
        int64_t sum = 0;
        int32_t *to = group < seats ? units[group] : NULL;
        if (to != NULL) memcpy(to, self->rows + (self->size + phase) * 2 * hidden, sizeof(int32_t) * 2 * hidden);
        const Py_ssize_t known = to != NULL ? self->size : self->move_size;
        for (; at < end; at++) {
            const long entry = PyLong_AsLong(PyList_GET_ITEM(args[0], at));
            const int32_t feature = entry & (ONCE - 1), times = (int32_t)(entry >> 16);
            if (entry < 0 || feature >= known) {
                if (!PyErr_Occurred()) PyErr_Format(PyExc_ValueError, "there is no feature %d", (int)feature);
                goto done;
            }
            if (to != NULL) {
                sum += (int64_t)times * self->linear[phase * self->size + feature];
                add_row(to, self->rows + feature * 2 * hidden, times, 2 * hidden);
            } else {
                const int32_t *row = self->moves + feature * hidden;
                int64_t product = self->move_linear[feature];
                for (Py_ssize_t k = 0; k < hidden; k++) product += (int64_t)row[k] * active[k];
                sum += times * product;
            }
        }
        if (to == NULL) {
            logits[group - seats] = (double)sum / ONE;
            continue;
        }
        linear[group] = sum;
        if (group + 1 == seats)
            for (Py_ssize_t k = 0; k < hidden; k++) {
                others[k] = self->bias[k];
                for (Py_ssize_t seat = 0; seat < seats; seat++) others[k] += units[seat][hidden + k];
            }
    }
    double values[MOST_SEATS];
    for (Py_ssize_t seat = 0; seat < seats; seat++) {
        int64_t sum = linear[seat];
        for (Py_ssize_t k = 0; k < hidden; k++) {
            int32_t unit = units[seat][k] + others[k] - units[seat][hidden + k];
            sum += (int64_t)self->value[k] * (unit < 0 ? 0 : unit > CLIP ? CLIP : unit);
        }
        values[seat] = (double)sum / ONE;
    }
    if ((chances = shares(values, seats)) != NULL && (priors = shares(logits, groups - seats)) != NULL)
        result = PyTuple_Pack(2, chances, priors);
done:
    if (logits != few) PyMem_Free(logits);
    Py_XDECREF(chances);
    Py_XDECREF(priors);
    return result;
}

static PyMethodDef network_methods[] = {
    {"evaluate", (PyCFunction)(void (*)(void))network_evaluate, METH_FASTCALL,
     "Return each seat's chance to win, and the prior of each move."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject NetworkType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "shima.players.search._network.Network",
    .tp_basicsize = sizeof(Network),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "A learned evaluation; see shima.players.search.plain_network.",
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)network_init,
    .tp_dealloc = (destructor)network_dealloc,
    .tp_methods = network_methods,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "_network", .m_size = -1};

PyMODINIT_FUNC
PyInit__network(void)
{
    if (PyType_Ready(&NetworkType) < 0) return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made != NULL && PyModule_AddObjectRef(made, "Network", (PyObject *)&NetworkType) < 0) Py_CLEAR(made);
    return made;
}
