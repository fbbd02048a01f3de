/** PDFium's code, compiled once for a process: its threads share it, and what runs in it is theirs alone. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export interface WasmMemory {
  buffer: ArrayBuffer
  grow(pages: number): number
}

export interface WasmInstance {
  exports: { memory: WasmMemory }
}

// In the types of browsers only.
export const { WebAssembly: webAssembly } = globalThis as unknown as {
  WebAssembly: {
    compile(bytes: Uint8Array): Promise<object>
    instantiate(compiled: object, imports: object): Promise<WasmInstance>
  }
}

let compiling: Promise<object> | undefined

/** The compiled module, of this thread or as another thread gave it. */
export const compilePdfium = (): Promise<object> =>
  (compiling ??= readAndCompile().catch((error) => {
    compiling = undefined
    throw error
  }))

async function readAndCompile(): Promise<object> {
  const file = fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'))
  return webAssembly.compile(await readFile(file))
}

/** Has this thread use what another has compiled. */
export function takeCompiledPdfium(compiled: unknown): void {
  compiling = Promise.resolve(compiled as object)
}
