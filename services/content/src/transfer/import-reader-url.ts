/** The entry of the threads that read the files of imports. The built bundles lie beside each other. */
export const importReaderUrl = new URL(
  import.meta.url.endsWith('.ts') ? '../import-reader.main.ts' : './import-reader.mjs',
  import.meta.url,
)
