import { isolate } from '@access/kit'

/** What is known of an item, in one line: 'No. 2026-0087, Appeals Court'. Each part may be somebody's own words. */
export const joinTexts = (parts: readonly (string | null | undefined)[]): string =>
  parts.flatMap((part) => (part ? [isolate(part)] : [])).join(', ')
