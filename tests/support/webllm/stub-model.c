/*
 * A model library for the tests of models in the browser: the part of TVM's foreign function interface that
 * @mlc-ai/web-llm 0.2.86 calls, with a model that plays prepared replies. Its kernels run on WebGPU like those of
 * a real model, so the unmodified engine runs all of its own code: worker, tokenizer, chat template, grammar, sampling.
 *
 * The model: among the tokens there are triggers, whole phrases of a conversation. The last trigger in what it
 * reads picks a reply; each step proposes the reply's next byte. A grammar of the engine binds it like any model.
 *
 * Build (the bytes are committed beside this file, see stub-model.test.ts):
 *   clang --target=wasm32 -O2 -nostdlib -ffreestanding -Wl,--no-entry -Wl,--initial-memory=4194304 \
 *     -Wl,--strip-all -o stub-model.wasm stub-model.c
 */

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef int i32;
typedef long long i64;
typedef double f64;

#define EXPORT(name) __attribute__((export_name(#name)))
#define IMPORT(name) __attribute__((import_module("env"), import_name(#name)))

/* stub-model-files.ts writes tokenizer and weights to these numbers: four tensors, one for a file, of six replies each. */
#define VOCABULARY 320
#define VOCABULARY_TEXT "320u"
#define FIRST_TRIGGER_TEXT "259"
#define REPLIES_TEXT "24"
#define REPLIES_IN_PART_TEXT "6"
#define REPLY_LENGTH_TEXT "1024"

/* ---------------------------------------------------------------- bytes and memory */

void *memcpy(void *to, const void *from, unsigned long count) {
  u8 *a = to;
  const u8 *b = from;
  while (count--) *a++ = *b++;
  return to;
}

void *memset(void *to, int value, unsigned long count) {
  u8 *a = to;
  while (count--) *a++ = (u8)value;
  return to;
}

static u32 text_length(const char *text) {
  u32 length = 0;
  while (text[length]) length++;
  return length;
}

/* Whether `bytes` of that length are the text `name`. */
static int is_text(const char *bytes, u32 length, const char *name) {
  for (u32 i = 0; i < length; i++)
    if (bytes[i] != name[i]) return 0;
  return name[length] == 0;
}

extern u8 __heap_base;
static u32 heap_end = 0;
/* Freed blocks by the power of two of their size; a block's size stands in the 8 bytes before it. */
static void *free_blocks[32];

static void *take_memory(u32 size) {
  u32 power = 4;
  while ((1u << power) < size + 8) power++;
  if (free_blocks[power]) {
    void *block = free_blocks[power];
    free_blocks[power] = *(void **)block;
    return block;
  }
  if (!heap_end) heap_end = ((u32)&__heap_base + 15) & ~15u;
  u32 start = heap_end;
  heap_end = (start + (1u << power) + 8 + 15) & ~15u;
  u32 pages = (heap_end + 65535) >> 16;
  u32 have = __builtin_wasm_memory_size(0);
  if (pages > have && __builtin_wasm_memory_grow(0, pages - have) == (unsigned long)-1) __builtin_trap();
  *(u32 *)start = power;
  return (void *)(start + 8);
}

static void give_memory(void *block) {
  if (!block) return;
  u32 power = *(u32 *)((u32)block - 8);
  *(void **)block = free_blocks[power];
  free_blocks[power] = block;
}

EXPORT(TVMWasmAllocSpace) void *TVMWasmAllocSpace(u32 size) { return take_memory(size ? size : 1); }
EXPORT(TVMWasmFreeSpace) void TVMWasmFreeSpace(void *block) { give_memory(block); }
EXPORT(_initialize) void _initialize(void) {}

/* ---------------------------------------------------------------- values and objects of the interface */

/* The numbers of TVM's types. */
enum {
  NONE = 0,
  INT = 1,
  FLOAT = 3,
  RAW_TEXT = 8,
  BYTE_ARRAY = 9,
  SMALL_TEXT = 11,
  SMALL_BYTES = 12,
  FIRST_OBJECT = 64,
  TEXT = 65,
  BYTES = 66,
  FUNCTION = 68,
  SHAPE = 69,
  TENSOR = 70,
  ARRAY = 71,
  MODULE = 73,
};

enum { CPU = 1, WEBGPU = 15 };

/* Any value: 16 bytes. */
typedef struct {
  i32 type;
  u32 small_length;
  union {
    i64 integer;
    f64 number;
    void *pointer;
    struct { i32 type, index; } device;
  } value;
} Any;
_Static_assert(sizeof(Any) == 16, "a value has 16 bytes");

typedef struct {
  i64 references;
  i32 type;
  u32 unused;
  void *deleter;
  u32 unused_too;
} Object;
_Static_assert(sizeof(Object) == 24, "an object's header has 24 bytes");

typedef struct { const char *bytes; u32 length; } Slice;
typedef struct { Object object; Slice slice; } TextObject;
typedef struct { Object object; u32 count; u32 unused; i64 sizes[]; } ShapeObject;
typedef struct { Object object; u32 count; u32 unused; Any items[]; } ArrayObject;

/* DLPack's tensor. */
typedef struct {
  void *data;
  i32 device_type, device_index;
  i32 dimensions;
  u8 type_code, type_bits;
  u16 type_lanes;
  i64 *shape;
  i64 *strides;
  u32 unused;
  u64 offset;
} Tensor;
_Static_assert(__builtin_offsetof(Tensor, offset) == 32, "DLPack's offset");

typedef struct {
  Object object;
  Tensor tensor;
  Object *viewed;
  u32 unused;
  i64 sizes[];
} TensorObject;
_Static_assert(__builtin_offsetof(TensorObject, tensor) == 24, "the engine finds the tensor behind the header");

typedef i32 (*Native)(Any *arguments, i32 count, Any *result);

typedef struct {
  Object object;
  Native native;
  /* The engine's own handle of a function of JavaScript, used where `is_script`. */
  void *handle;
  i32 is_script;
} FunctionObject;

IMPORT(TVMFFIWasmSafeCall) i32 TVMFFIWasmSafeCall(void *handle, void *arguments, i32 count, void *result);
IMPORT(TVMFFIWasmFunctionDeleter) void TVMFFIWasmFunctionDeleter(void *handle);

static char last_error[512];

static i32 fail(const char *message) {
  u32 length = text_length(message);
  if (length > 510) length = 510;
  memcpy(last_error, message, length);
  last_error[length] = 0;
  return -1;
}

EXPORT(TVMFFIWasmGetLastError) const char *TVMFFIWasmGetLastError(void) { return last_error; }
EXPORT(TVMFFIErrorSetRaisedFromCStr) void TVMFFIErrorSetRaisedFromCStr(const char *kind, const char *message) {
  (void)kind;
  fail(message);
}

static void *new_object(u32 size, i32 type) {
  Object *object = take_memory(size);
  memset(object, 0, size);
  object->references = 1;
  object->type = type;
  return object;
}

static TextObject *new_text(const char *bytes, u32 length, i32 type) {
  TextObject *text = new_object(sizeof(TextObject) + length + 1, type);
  char *copy = (char *)(text + 1);
  memcpy(copy, bytes, length);
  copy[length] = 0;
  text->slice.bytes = copy;
  text->slice.length = length;
  return text;
}

static FunctionObject *new_function(Native native) {
  FunctionObject *function = new_object(sizeof(FunctionObject), FUNCTION);
  function->native = native;
  return function;
}

static ArrayObject *new_array(u32 count) {
  ArrayObject *array = new_object(sizeof(ArrayObject) + count * sizeof(Any), ARRAY);
  array->count = count;
  return array;
}

static void put_object(Any *place, void *object) {
  place->type = ((Object *)object)->type;
  place->small_length = 0;
  place->value.integer = 0;
  place->value.pointer = object;
}

static i32 call_gpu(const char *name, Any *arguments, i32 count, Any *result);

static void release(Object *object);

static void free_tensor(TensorObject *tensor) {
  if (tensor->viewed) {
    release(tensor->viewed);
  } else if (tensor->tensor.device_type == CPU) {
    give_memory(tensor->tensor.data);
  } else {
    Any address = {INT, 0, {(i64)(u32)tensor->tensor.data}}, result = {0};
    call_gpu("deviceFreeDataSpace", &address, 1, &result);
  }
}

static void release(Object *object) {
  if (!object || --object->references > 0) return;
  if (object->type == TENSOR) free_tensor((TensorObject *)object);
  if (object->type == ARRAY) {
    ArrayObject *array = (ArrayObject *)object;
    for (u32 i = 0; i < array->count; i++)
      if (array->items[i].type >= FIRST_OBJECT) release(array->items[i].value.pointer);
  }
  if (object->type == FUNCTION && ((FunctionObject *)object)->is_script)
    TVMFFIWasmFunctionDeleter(((FunctionObject *)object)->handle);
  give_memory(object);
}

EXPORT(TVMFFIObjectIncRef) i32 TVMFFIObjectIncRef(Object *object) {
  object->references++;
  return 0;
}
EXPORT(TVMFFIObjectDecRef) i32 TVMFFIObjectDecRef(Object *object) {
  release(object);
  return 0;
}

/* Borrowed texts and bytes are copied, objects counted once more. */
EXPORT(TVMFFIAnyViewToOwnedAny) i32 TVMFFIAnyViewToOwnedAny(Any *view, Any *owned) {
  Any value = *view;
  if (value.type == RAW_TEXT) {
    put_object(&value, new_text(value.value.pointer, text_length(value.value.pointer), TEXT));
  } else if (value.type == BYTE_ARRAY) {
    Slice *slice = value.value.pointer;
    put_object(&value, new_text(slice->bytes, slice->length, BYTES));
  } else if (value.type >= FIRST_OBJECT) {
    ((Object *)value.value.pointer)->references++;
  }
  *owned = value;
  return 0;
}

static Slice to_slice(Any *value) {
  Slice slice = {0, 0};
  if (value->type == RAW_TEXT) {
    slice.bytes = value->value.pointer;
    slice.length = text_length(slice.bytes);
  } else if (value->type == TEXT || value->type == BYTES) {
    slice = ((TextObject *)value->value.pointer)->slice;
  } else if (value->type == BYTE_ARRAY) {
    slice = *(Slice *)value->value.pointer;
  } else if (value->type == SMALL_TEXT || value->type == SMALL_BYTES) {
    slice.bytes = (char *)&value->value;
    slice.length = value->small_length;
  }
  return slice;
}

static i64 to_integer(Any *value) {
  return value->type == FLOAT ? (i64)value->value.number : value->value.integer;
}

EXPORT(TVMFFITypeKeyToIndex) i32 TVMFFITypeKeyToIndex(Slice *key, i32 *index) {
  *index = 900;
  if (is_text(key->bytes, key->length, "ffi.Array")) *index = ARRAY;
  if (is_text(key->bytes, key->length, "ffi.Module")) *index = MODULE;
  return 0;
}

static struct { i32 index, depth; Slice key; } type_info = {0, 0, {"stub", 4}};

EXPORT(TVMFFIGetTypeInfo) void *TVMFFIGetTypeInfo(i32 index) {
  (void)index;
  return &type_info;
}
EXPORT(TVMFFIDataTypeToString) i32 TVMFFIDataTypeToString(void *type, void *result) {
  (void)type, (void)result;
  return fail("The stub writes no data types.");
}

/* ---------------------------------------------------------------- functions, ours and the engine's */

EXPORT(TVMFFIWasmFunctionCreate) i32 TVMFFIWasmFunctionCreate(void *handle, Object **result) {
  FunctionObject *function = new_function(0);
  function->is_script = 1;
  function->handle = handle;
  *result = &function->object;
  return 0;
}

EXPORT(TVMFFIFunctionCall)
i32 TVMFFIFunctionCall(FunctionObject *function, Any *arguments, i32 count, Any *result) {
  if (function->is_script) return TVMFFIWasmSafeCall(function->handle, arguments, count, result);
  return function->native(arguments, count, result);
}

/* What the engine registers under a name. */
static struct { char name[64]; FunctionObject *function; } registered[64];
static u32 registered_count = 0;

EXPORT(TVMFFIFunctionSetGlobal)
i32 TVMFFIFunctionSetGlobal(Slice *name, FunctionObject *function, i32 can_override) {
  (void)can_override;
  u32 place = 0;
  while (place < registered_count && !is_text(name->bytes, name->length, registered[place].name)) place++;
  if (place == 64 || name->length > 63) return fail("The stub has no room for more functions.");
  if (place == registered_count) registered_count++;
  else release(&registered[place].function->object);
  memcpy(registered[place].name, name->bytes, name->length);
  registered[place].name[name->length] = 0;
  registered[place].function = function;
  function->object.references++;
  return 0;
}

static FunctionObject *find_registered(const char *bytes, u32 length) {
  for (u32 i = 0; i < registered_count; i++)
    if (is_text(bytes, length, registered[i].name)) return registered[i].function;
  return 0;
}

/* The engine's functions of the graphics card, asked for once each. */
static struct { const char *name; FunctionObject *function; } gpu_functions[8];
static u32 gpu_function_count = 0;

static i32 call_gpu(const char *name, Any *arguments, i32 count, Any *result) {
  u32 place = 0;
  while (place < gpu_function_count && !is_text(name, text_length(name), gpu_functions[place].name)) place++;
  if (place == gpu_function_count) {
    const char *getter_name = "wasm.WebGPUDeviceAPI";
    FunctionObject *getter = find_registered(getter_name, text_length(getter_name));
    if (!getter) return fail("There is no WebGPU device.");
    Any key = {RAW_TEXT, 0, {0}}, found = {0};
    key.value.pointer = (void *)name;
    if (TVMFFIFunctionCall(getter, &key, 1, &found)) return -1;
    gpu_functions[place].name = name;
    gpu_functions[place].function = found.value.pointer;
    gpu_function_count++;
  }
  return TVMFFIFunctionCall(gpu_functions[place].function, arguments, count, result);
}

/* ---------------------------------------------------------------- tensors */

static u32 elements_of(TensorObject *tensor) {
  u32 count = 1;
  for (i32 i = 0; i < tensor->tensor.dimensions; i++) count *= (u32)tensor->sizes[i];
  return count;
}

static u32 bytes_of(TensorObject *tensor) {
  return (elements_of(tensor) * tensor->tensor.type_bits * tensor->tensor.type_lanes + 7) / 8;
}

typedef struct { u8 code, bits; } DataType;
static const DataType FLOAT32 = {2, 32};
static const DataType INT32 = {0, 32};

/* "float32", "int32", "uint8". */
static DataType to_data_type(Slice name) {
  DataType type = {0, 0};
  if (name.bytes[0] == 'f') type.code = 2;
  if (name.bytes[0] == 'u') type.code = 1;
  for (u32 i = 0; i < name.length; i++)
    if (name.bytes[i] >= '0' && name.bytes[i] <= '9') type.bits = (u8)(type.bits * 10 + name.bytes[i] - '0');
  return type;
}

static TensorObject *new_tensor(u32 dimensions, const i64 *sizes, DataType type, i32 device) {
  TensorObject *tensor = new_object(sizeof(TensorObject) + dimensions * 8 + 8, TENSOR);
  tensor->tensor.device_type = device;
  tensor->tensor.dimensions = (i32)dimensions;
  tensor->tensor.type_code = type.code;
  tensor->tensor.type_bits = type.bits;
  tensor->tensor.type_lanes = 1;
  tensor->tensor.shape = tensor->sizes;
  for (u32 i = 0; i < dimensions; i++) tensor->sizes[i] = sizes[i];
  return tensor;
}

static i32 take_storage(TensorObject *tensor) {
  u32 size = bytes_of(tensor);
  if (tensor->tensor.device_type == CPU) {
    tensor->tensor.data = take_memory(size + 16);
    return 0;
  }
  Any bytes = {INT, 0, {size}}, result = {0};
  if (call_gpu("deviceAllocDataSpace", &bytes, 1, &result)) return -1;
  tensor->tensor.data = (void *)(u32)to_integer(&result);
  return 0;
}

static i32 make_shape(Any *arguments, i32 count, Any *result) {
  ShapeObject *shape = new_object(sizeof(ShapeObject) + (u32)count * 8, SHAPE);
  shape->count = (u32)count;
  for (i32 i = 0; i < count; i++) shape->sizes[i] = to_integer(&arguments[i]);
  put_object(result, shape);
  return 0;
}

static i32 make_tensor(Any *arguments, i32 count, Any *result) {
  (void)count;
  ShapeObject *shape = arguments[0].value.pointer;
  DataType type = to_data_type(to_slice(&arguments[1]));
  TensorObject *tensor = new_tensor(shape->count, shape->sizes, type, arguments[2].value.device.type);
  if (take_storage(tensor)) return -1;
  put_object(result, tensor);
  return 0;
}

static i32 make_view(Any *arguments, i32 count, Any *result) {
  TensorObject *viewed = arguments[0].value.pointer;
  ShapeObject *shape = arguments[1].value.pointer;
  DataType type = to_data_type(to_slice(&arguments[2]));
  TensorObject *view = new_tensor(shape->count, shape->sizes, type, viewed->tensor.device_type);
  view->tensor.data = viewed->tensor.data;
  view->tensor.offset = viewed->tensor.offset + (count > 3 ? (u64)to_integer(&arguments[3]) : 0);
  view->viewed = &viewed->object;
  viewed->object.references++;
  put_object(result, view);
  return 0;
}

/* Between the processor's memory and the card's, in any direction. */
static i32 copy_tensor(Any *arguments, i32 count, Any *result) {
  (void)count;
  TensorObject *from = arguments[0].value.pointer, *to = arguments[1].value.pointer;
  u32 size = bytes_of(from);
  u32 from_data = (u32)from->tensor.data, to_data = (u32)to->tensor.data;
  u32 from_offset = (u32)from->tensor.offset, to_offset = (u32)to->tensor.offset;
  int from_cpu = from->tensor.device_type == CPU, to_cpu = to->tensor.device_type == CPU;
  if (from_cpu && to_cpu) {
    memcpy((void *)(to_data + to_offset), (void *)(from_data + from_offset), size);
    return 0;
  }
  Any call[5] = {{INT, 0, {0}}, {INT, 0, {0}}, {INT, 0, {0}}, {INT, 0, {0}}, {INT, 0, {0}}};
  u32 length = 0;
  call[length++].value.integer = from_cpu ? from_data + from_offset : from_data;
  if (!from_cpu) call[length++].value.integer = from_offset;
  call[length++].value.integer = to_cpu ? to_data + to_offset : to_data;
  if (!to_cpu) call[length++].value.integer = to_offset;
  call[length++].value.integer = size;
  const char *name = from_cpu ? "deviceCopyToGPU" : to_cpu ? "deviceCopyFromGPU" : "deviceCopyWithinGPU";
  return call_gpu(name, call, (i32)length, result);
}

static i32 fill_tensor(Any *arguments, i32 count, Any *result) {
  (void)count, (void)result;
  TensorObject *tensor = arguments[0].value.pointer;
  Slice bytes = to_slice(&arguments[1]);
  memcpy((u8 *)tensor->tensor.data + tensor->tensor.offset, bytes.bytes, bytes.length);
  return 0;
}

static i32 read_tensor(Any *arguments, i32 count, Any *result) {
  (void)count;
  TensorObject *tensor = arguments[0].value.pointer;
  const char *start = (char *)tensor->tensor.data + tensor->tensor.offset;
  put_object(result, new_text(start, bytes_of(tensor), BYTES));
  return 0;
}

/* ---------------------------------------------------------------- arrays, weights */

static i32 make_array(Any *arguments, i32 count, Any *result) {
  ArrayObject *array = new_array((u32)count);
  for (i32 i = 0; i < count; i++) TVMFFIAnyViewToOwnedAny(&arguments[i], &array->items[i]);
  put_object(result, array);
  return 0;
}

static i32 get_array_item(Any *arguments, i32 count, Any *result) {
  (void)count;
  ArrayObject *array = arguments[0].value.pointer;
  return TVMFFIAnyViewToOwnedAny(&array->items[to_integer(&arguments[1])], result);
}

static i32 get_array_size(Any *arguments, i32 count, Any *result) {
  (void)count;
  result->type = INT;
  result->value.integer = ((ArrayObject *)arguments[0].value.pointer)->count;
  return 0;
}

static i32 do_nothing(Any *arguments, i32 count, Any *result) {
  (void)arguments, (void)count;
  result->type = NONE;
  return 0;
}

static i32 refuse(Any *arguments, i32 count, Any *result) {
  (void)arguments, (void)count, (void)result;
  return fail("The stub does not do that.");
}

static struct { char name[96]; TensorObject *tensor; } weights[8];
static u32 weight_count = 0;
static ArrayObject *parameters = 0;

static i32 keep_weight(Any *arguments, i32 count, Any *result) {
  (void)count, (void)result;
  Slice name = to_slice(&arguments[0]);
  if (weight_count == 8 || name.length > 95) return fail("The stub has no room for more weights.");
  memcpy(weights[weight_count].name, name.bytes, name.length);
  weights[weight_count].name[name.length] = 0;
  weights[weight_count].tensor = arguments[1].value.pointer;
  weights[weight_count].tensor->object.references++;
  weight_count++;
  return 0;
}

static i32 forget_weights(Any *arguments, i32 count, Any *result) {
  (void)arguments, (void)count, (void)result;
  for (u32 i = 0; i < weight_count; i++) release(&weights[i].tensor->object);
  weight_count = 0;
  return 0;
}

static i32 get_parameters(Any *arguments, i32 count, Any *result) {
  (void)arguments, (void)count;
  parameters->object.references++;
  put_object(result, parameters);
  return 0;
}

/* A module that hands out the weights of these names, in this order. */
static i32 make_parameter_module(Any *arguments, i32 count, Any *result) {
  (void)count;
  ArrayObject *names = arguments[0].value.pointer;
  ArrayObject *found = new_array(names->count);
  for (u32 i = 0; i < names->count; i++) {
    Slice name = to_slice(&names->items[i]);
    u32 place = 0;
    while (place < weight_count && !is_text(name.bytes, name.length, weights[place].name)) place++;
    if (place == weight_count) return fail("A weight is missing.");
    weights[place].tensor->object.references++;
    put_object(&found->items[i], weights[place].tensor);
  }
  if (parameters) release(&parameters->object);
  parameters = found;
  put_object(result, new_object(sizeof(Object), MODULE));
  return 0;
}

/* ---------------------------------------------------------------- kernels */

#define BUFFER(place, access, name, type) \
  "@group(0) @binding(" #place ") var<storage," #access "> " #name ": array<" #type ">;\n"
/* Numbers of a call come behind its buffers; the engine adds the width of the grid as the last. */
#define NUMBERS(place, fields) \
  "struct Numbers {" fields " packGridDimX: u32}\n@group(0) @binding(" #place ") var<uniform> numbers: Numbers;\n"
#define MAIN(name, group) \
  "@compute @workgroup_size(" #group ") fn " name "(@builtin(global_invocation_id) at: vec3<u32>) {\n"
#define V VOCABULARY_TEXT
#define HANDLE "\"handle\""
#define NUMBER "\"int32\""
#define SIGNATURE(name, arguments, writes) \
  "\"" name "\":{\"name\":\"" name "\",\"arg_types\":[" arguments "]," \
  "\"launch_param_tags\":[\"blockIdx.x\",\"threadIdx.x\",\"paramWriteAccess:[" writes "]\"]}"

enum { EMBED, REMEMBER, PROPOSE, MASK, BIAS, SOFTMAX, SORT, SAMPLE, KERNELS };

static const char *kernel_names[KERNELS] = {
    "k_embed", "k_remember", "k_propose", "k_mask", "k_bias", "k_softmax", "k_sort", "k_sample",
};

static const char *kernel_sources[KERNELS] = {
    BUFFER(0, read, ids, i32) BUFFER(1, read_write, embedded, f32) NUMBERS(2, "count: i32,")
    MAIN("k_embed", 64)
    "  let i = i32(at.x);\n"
    "  if (i < numbers.count) { embedded[i] = f32(ids[i]); }\n"
    "}",

    /* place[0]: the reply, place[1]: its next byte. What is read begins a reply; what was just written goes on in it. */
    BUFFER(0, read, embedded, f32) BUFFER(1, read_write, place, i32) NUMBERS(2, "count: i32, isReading: i32,")
    MAIN("k_remember", 1)
    "  for (var i = 0; i < numbers.count; i++) {\n"
    "    let trigger = i32(embedded[i]) - " FIRST_TRIGGER_TEXT ";\n"
    "    if (trigger >= 0 && trigger < " REPLIES_TEXT ") { place[0] = trigger; }\n"
    "  }\n"
    "  if (numbers.isReading == 1) { place[1] = 0; } else { place[1] = min(place[1] + 1, " REPLY_LENGTH_TEXT " - 1); }\n"
    "}",

    BUFFER(0, read, place, i32) BUFFER(1, read, part0, f32) BUFFER(2, read, part1, f32) BUFFER(3, read, part2, f32)
    BUFFER(4, read, part3, f32) BUFFER(5, read_write, logits, f32) NUMBERS(6, "")
    MAIN("k_propose", 64)
    "  let v = at.x;\n"
    "  if (v < " V ") {\n"
    "    let i = (place[0] % " REPLIES_IN_PART_TEXT ") * " REPLY_LENGTH_TEXT " + place[1];\n"
    "    var token = part0[i];\n"
    "    switch (place[0] / " REPLIES_IN_PART_TEXT ") {\n"
    "      case 1: { token = part1[i]; }\n"
    "      case 2: { token = part2[i]; }\n"
    "      case 3: { token = part3[i]; }\n"
    "      default: {}\n"
    "    }\n"
    "    let wanted = u32(token);\n"
    "    logits[v] = select(f32((v * 2654435761u) >> 16u) / 65536.0, 30.0, v == wanted);\n"
    "  }\n"
    "}",

    BUFFER(0, read_write, logits, f32) BUFFER(1, read, mask, i32) NUMBERS(2, "")
    MAIN("k_mask", 64)
    "  let v = at.x;\n"
    "  if (v < " V " && ((u32(mask[v / 32u]) >> (v % 32u)) & 1u) == 0u) { logits[v] = -3.0e38; }\n"
    "}",

    BUFFER(0, read_write, logits, f32) BUFFER(1, read, ids, i32) BUFFER(2, read, bias, f32) NUMBERS(3, "count: i32,")
    MAIN("k_bias", 64)
    "  let i = i32(at.x);\n"
    "  if (i < numbers.count) { logits[ids[i]] = logits[ids[i]] + bias[i]; }\n"
    "}",

    BUFFER(0, read, logits, f32) BUFFER(1, read, temperature, f32) BUFFER(2, read_write, chances, f32) NUMBERS(3, "")
    MAIN("k_softmax", 1)
    "  var largest = -3.4e38;\n"
    "  for (var v = 0u; v < " V "; v++) { largest = max(largest, logits[v]); }\n"
    "  var sum = 0.0;\n"
    "  for (var v = 0u; v < " V "; v++) {\n"
    "    let chance = exp(max(-80.0, (logits[v] - largest) / temperature[0]));\n"
    "    chances[v] = select(chance, 0.0, logits[v] < -1.0e38);\n"
    "    sum += chances[v];\n"
    "  }\n"
    "  for (var v = 0u; v < " V "; v++) { chances[v] = chances[v] / sum; }\n"
    "}",

    BUFFER(0, read, chances, f32) BUFFER(1, read_write, sorted, f32) BUFFER(2, read_write, ids, i32) NUMBERS(3, "")
    MAIN("k_sort", 64)
    "  let v = at.x;\n"
    "  if (v < " V ") {\n"
    "    let chance = chances[v];\n"
    "    var rank = 0u;\n"
    "    for (var j = 0u; j < " V "; j++) { if (chances[j] > chance || (chances[j] == chance && j < v)) { rank++; } }\n"
    "    sorted[rank] = chance;\n"
    "    ids[rank] = i32(v);\n"
    "  }\n"
    "}",

    BUFFER(0, read, sorted, f32) BUFFER(1, read, ids, i32) BUFFER(2, read, random, f32) BUFFER(3, read, share, f32)
    BUFFER(4, read_write, chosen, i32) NUMBERS(5, "")
    MAIN("k_sample", 1)
    "  var total = 0.0;\n"
    "  for (var v = 0u; v < " V "; v++) { total += sorted[v]; if (total >= share[0]) { break; } }\n"
    "  let limit = random[0] * total;\n"
    "  var sum = 0.0;\n"
    "  var rank = 0u;\n"
    "  for (var v = 0u; v < " V "; v++) { sum += sorted[v]; if (sum > limit) { rank = v; break; } }\n"
    "  chosen[0] = ids[rank];\n"
    "}",
};

static const char *kernel_signatures =
    "{" SIGNATURE("k_embed", HANDLE "," HANDLE "," NUMBER, "0,1") ","
    SIGNATURE("k_remember", HANDLE "," HANDLE "," NUMBER "," NUMBER, "0,1") ","
    SIGNATURE("k_propose", HANDLE "," HANDLE "," HANDLE "," HANDLE "," HANDLE "," HANDLE, "0,0,0,0,0,1") ","
    SIGNATURE("k_mask", HANDLE "," HANDLE, "1,0") ","
    SIGNATURE("k_bias", HANDLE "," HANDLE "," HANDLE "," NUMBER, "1,0,0") ","
    SIGNATURE("k_softmax", HANDLE "," HANDLE "," HANDLE, "0,0,1") ","
    SIGNATURE("k_sort", HANDLE "," HANDLE "," HANDLE, "0,1,1") ","
    SIGNATURE("k_sample", HANDLE "," HANDLE "," HANDLE "," HANDLE "," HANDLE, "0,0,0,0,1") "}";

static FunctionObject *kernels[KERNELS];

static int kernel_named(Slice name) {
  int kernel = 0;
  while (kernel < KERNELS && !is_text(name.bytes, name.length, kernel_names[kernel])) kernel++;
  return kernel;
}

static i32 get_kernel_signatures(Any *arguments, i32 count, Any *result) {
  (void)arguments, (void)count;
  put_object(result, new_text(kernel_signatures, text_length(kernel_signatures), TEXT));
  return 0;
}

static i32 get_kernel_source(Any *arguments, i32 count, Any *result) {
  (void)count;
  int kernel = kernel_named(to_slice(&arguments[0]));
  if (kernel == KERNELS) return fail("There is no such kernel.");
  put_object(result, new_text(kernel_sources[kernel], text_length(kernel_sources[kernel]), TEXT));
  return 0;
}

/* The engine compiled a kernel and hands it back. */
static i32 keep_kernel(Any *arguments, i32 count, Any *result) {
  (void)count, (void)result;
  int kernel = kernel_named(to_slice(&arguments[0]));
  if (kernel == KERNELS) return fail("There is no such kernel.");
  kernels[kernel] = arguments[1].value.pointer;
  kernels[kernel]->object.references++;
  return 0;
}

typedef struct {
  int kernel;
  TensorObject *buffers[6];
  i32 numbers[2];
  i32 number_count;
  /* 64 threads for each entry of the vocabulary or of the text, or one thread. */
  i32 elements;
} Run;

static i32 run(Run work) {
  Any call[12] = {{0}}, result = {0};
  i32 length = 0;
  for (int i = 0; i < 6 && work.buffers[i]; i++, length++) {
    call[length].type = INT;
    call[length].value.integer = (u32)work.buffers[i]->tensor.data;
  }
  for (i32 i = 0; i < work.number_count; i++, length++) {
    call[length].type = INT;
    call[length].value.integer = work.numbers[i];
  }
  i32 threads = work.elements ? 64 : 1;
  call[length].type = INT;
  call[length++].value.integer = work.elements ? (work.elements + 63) / 64 : 1;
  call[length].type = INT;
  call[length++].value.integer = threads;
  if (!kernels[work.kernel]) return fail("The kernel is not compiled yet.");
  return TVMFFIFunctionCall(kernels[work.kernel], call, length, &result);
}

/* ---------------------------------------------------------------- the model */

static const i64 vocabulary_shape[3] = {1, 1, VOCABULARY};

static TensorObject *new_gpu_tensor(u32 dimensions, const i64 *sizes, DataType type) {
  TensorObject *tensor = new_tensor(dimensions, sizes, type, WEBGPU);
  return take_storage(tensor) ? 0 : tensor;
}

static i32 embed(Any *arguments, i32 count, Any *result) {
  (void)count;
  TensorObject *ids = arguments[0].value.pointer;
  const i64 sizes[2] = {ids->sizes[0], 1};
  TensorObject *embedded = new_gpu_tensor(2, sizes, FLOAT32);
  i32 length = (i32)ids->sizes[0];
  if (!embedded || run((Run){EMBED, {ids, embedded}, {length}, 1, length})) return -1;
  put_object(result, embedded);
  return 0;
}

/* Lives as long as the model: which reply is being written, and how far. */
static TensorObject *place = 0;

static i32 step(Any *arguments, i32 count, Any *result, i32 is_reading) {
  TensorObject *embedded = arguments[0].value.pointer;
  ArrayObject *own = arguments[count - 1].value.pointer;
  TensorObject *parts[4];
  for (int i = 0; i < 4; i++) parts[i] = own->items[i].value.pointer;
  const i64 place_shape[1] = {2};
  if (!place) place = new_gpu_tensor(1, place_shape, INT32);
  TensorObject *logits = new_gpu_tensor(3, vocabulary_shape, FLOAT32);
  if (!place || !logits) return -1;
  i32 length = (i32)elements_of(embedded);
  if (run((Run){REMEMBER, {embedded, place}, {length, is_reading}, 2, 0})) return -1;
  if (run((Run){PROPOSE, {place, parts[0], parts[1], parts[2], parts[3], logits}, {0}, 0, VOCABULARY})) return -1;
  ArrayObject *both = new_array(2);
  put_object(&both->items[0], logits);
  TVMFFIAnyViewToOwnedAny(&arguments[1], &both->items[1]);
  put_object(result, both);
  return 0;
}

static i32 prefill(Any *arguments, i32 count, Any *result) { return step(arguments, count, result, 1); }
static i32 decode(Any *arguments, i32 count, Any *result) { return step(arguments, count, result, 0); }

static i32 apply_mask(Any *arguments, i32 count, Any *result) {
  (void)count, (void)result;
  return run((Run){MASK, {arguments[0].value.pointer, arguments[2].value.pointer}, {0}, 0, VOCABULARY});
}

static i32 apply_bias(Any *arguments, i32 count, Any *result) {
  (void)count, (void)result;
  TensorObject *logits = arguments[0].value.pointer;
  TensorObject *ids = arguments[2].value.pointer, *bias = arguments[3].value.pointer;
  i32 length = (i32)elements_of(ids);
  return run((Run){BIAS, {logits, ids, bias}, {length}, 1, length});
}

static i32 softmax(Any *arguments, i32 count, Any *result) {
  (void)count;
  TensorObject *chances = new_gpu_tensor(3, vocabulary_shape, FLOAT32);
  if (!chances) return -1;
  TensorObject *logits = arguments[0].value.pointer, *temperature = arguments[1].value.pointer;
  if (run((Run){SOFTMAX, {logits, temperature, chances}, {0}, 0, 0})) return -1;
  put_object(result, chances);
  return 0;
}

static i32 sort(Any *arguments, i32 count, Any *result) {
  (void)count;
  TensorObject *sorted = new_gpu_tensor(2, vocabulary_shape + 1, FLOAT32);
  TensorObject *ids = new_gpu_tensor(2, vocabulary_shape + 1, INT32);
  if (!sorted || !ids) return -1;
  if (run((Run){SORT, {arguments[0].value.pointer, sorted, ids}, {0}, 0, VOCABULARY})) return -1;
  ArrayObject *both = new_array(2);
  put_object(&both->items[0], sorted);
  put_object(&both->items[1], ids);
  put_object(result, both);
  return 0;
}

static i32 sample(Any *arguments, i32 count, Any *result) {
  (void)count;
  TensorObject *chosen = new_gpu_tensor(1, vocabulary_shape, INT32);
  if (!chosen) return -1;
  TensorObject *sorted = arguments[0].value.pointer, *ids = arguments[1].value.pointer;
  TensorObject *random = arguments[2].value.pointer, *share = arguments[4].value.pointer;
  if (run((Run){SAMPLE, {sorted, ids, random, share, chosen}, {0}, 0, 0})) return -1;
  put_object(result, chosen);
  return 0;
}

/* The model remembers in `place` alone. */
static i32 make_cache(Any *arguments, i32 count, Any *result) {
  (void)arguments, (void)count;
  put_object(result, new_object(sizeof(ShapeObject), SHAPE));
  return 0;
}

static i32 make_module(Any *arguments, i32 count, Any *result) {
  (void)arguments, (void)count;
  put_object(result, new_object(sizeof(Object), MODULE));
  return 0;
}

#define PART(number) \
  "{\"name\":\"replies_" number "\",\"shape\":[" REPLIES_IN_PART_TEXT "," REPLY_LENGTH_TEXT "],\"dtype\":\"float32\"}"

static i32 get_metadata(Any *arguments, i32 count, Any *result) {
  (void)arguments, (void)count;
  static const char *metadata =
      "{\"model_type\":\"stub\",\"quantization\":\"q0f32\",\"context_window_size\":16384,\"sliding_window_size\":-1,"
      "\"attention_sink_size\":-1,\"prefill_chunk_size\":2048,\"kv_state_kind\":\"kv_cache\",\"params\":["
      PART("0") "," PART("1") "," PART("2") "," PART("3") "]}";
  put_object(result, new_text(metadata, text_length(metadata), TEXT));
  return 0;
}

/* ---------------------------------------------------------------- what the engine asks for by name */

typedef struct { const char *name; Native native; } Named;

static const Named module_functions[] = {
    {"vm_load_executable", make_module},
    {"vm_initialization", do_nothing},
    {"_metadata", get_metadata},
    {"embed", embed},
    {"prefill", prefill},
    {"decode", decode},
    {"create_tir_paged_kv_cache", make_cache},
    {"apply_bitmask_inplace", apply_mask},
    {"apply_penalty_inplace", do_nothing},
    {"apply_logit_bias_inplace", apply_bias},
    {"softmax_with_temperature", softmax},
    {"argsort_probs", sort},
    {"sample_with_top_p", sample},
    {"get_params", get_parameters},
    {"webgpu.get_fmap", get_kernel_signatures},
    {"webgpu.get_shader", get_kernel_source},
    {"webgpu.update_prebuild", keep_kernel},
};

static Native find_named(const Named *list, u32 count, Slice name) {
  for (u32 i = 0; i < count; i++)
    if (is_text(name.bytes, name.length, list[i].name)) return list[i].native;
  return 0;
}

static i32 get_module_function(Any *arguments, i32 count, Any *result) {
  (void)count;
  Slice name = to_slice(&arguments[1]);
  Native native = find_named(module_functions, sizeof module_functions / sizeof(Named), name);
  result->type = NONE;
  if (native) put_object(result, new_function(native));
  return 0;
}

/* All of these must be there when the engine starts; most are never called for such a model. */
static const Named global_functions[] = {
    {"ffi.SystemLib", make_module},
    {"ffi.ModuleGetFunction", get_module_function},
    {"ffi.ModuleImportModule", refuse},
    {"ffi.FunctionListGlobalNamesFunctor", refuse},
    {"ffi.Array", make_array},
    {"ffi.ArrayGetItem", get_array_item},
    {"ffi.ArraySize", get_array_size},
    {"ffi.Shape", make_shape},
    {"runtime.TVMTensorAllocWithScope", make_tensor},
    {"runtime.TVMTensorCreateView", make_view},
    {"runtime.TVMTensorCopyFromTo", copy_tensor},
    {"tvmjs.runtime.TensorCopyFromBytes", fill_tensor},
    {"tvmjs.runtime.TensorCopyToBytes", read_tensor},
    {"tvmjs.runtime.ArrayConcat", refuse},
    {"tvmjs.runtime.ConcatEmbeddings", refuse},
    {"tvmjs.array.decode_storage", refuse},
    {"vm.builtin.tensor_cache.get", refuse},
    {"vm.builtin.tensor_cache.remove", do_nothing},
    {"vm.builtin.tensor_cache.update", keep_weight},
    {"vm.builtin.tensor_cache.clear", forget_weights},
    {"vm.builtin.param_module_from_cache", refuse},
    {"vm.builtin.param_module_from_cache_by_name", make_parameter_module},
    {"vm.builtin.sample_top_p_from_logits", refuse},
    {"vm.builtin.sample_top_p_from_prob", refuse},
    {"vm.builtin.apply_repetition_penalty", refuse},
    {"vm.builtin.apply_presence_and_frequency_penalty", refuse},
    {"vm.builtin.apply_softmax_with_temperature", refuse},
    {"vm.builtin.kv_state_clear", do_nothing},
    {"vm.builtin.kv_state_add_sequence", do_nothing},
    {"vm.builtin.kv_state_remove_sequence", do_nothing},
    {"vm.builtin.kv_state_begin_forward", do_nothing},
    {"vm.builtin.kv_state_end_forward", do_nothing},
    {"vm.builtin.attention_kv_cache_enable_sliding_window_for_seq", do_nothing},
};

EXPORT(TVMFFIFunctionGetGlobal) i32 TVMFFIFunctionGetGlobal(Slice *name, Object **result) {
  Native native = find_named(global_functions, sizeof global_functions / sizeof(Named), *name);
  if (native) {
    *result = &new_function(native)->object;
    return 0;
  }
  FunctionObject *script = find_registered(name->bytes, name->length);
  if (script) script->object.references++;
  *result = (Object *)script;
  return 0;
}
