/**
 * The words of an email as it was sent. Where a long line is broken, with a mark at its end, depends on the day that is
 * named in it; some letters are written by their number (RFC 2045, 6.7).
 */
export const decodeQuotedPrintable = (message: string): string =>
  message
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
