/** The size of a file for people: '20 KB'. */
export const formatFileSize = (bytes: number) =>
  `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en-US')} KB`
