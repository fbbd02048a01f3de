/** Where the thread is that reads documents: the built bundles lie beside each other. */
export const documentReaderUrl = new URL(
  import.meta.url.endsWith('.ts') ? '../../document-reader.main.ts' : './document-reader.mjs',
  import.meta.url,
)
