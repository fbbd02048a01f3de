/**
 * Rows as text without their ciphertexts, blind indexes and ids: each is a run of 20 or more characters of
 * base64 or hex, and by chance any short word turns up in such a run now and then.
 */
export const stripRandomText = (rows: string): string => rows.replace(/[\w+/=-]{20,}/g, '…')
