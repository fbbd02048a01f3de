/**
 * How long the list of a search index may be of what is not sorted in yet, which every search reads besides the index.
 * A write that would make it longer sorts all of it in.
 */

/** For a service: a list that no search notices. */
export const shortPendingList = { gin_pending_list_limit: '256kB' } as const

/** For many items at once: a word that is in many of them is sorted in once. It halves what an import costs. */
export const longPendingList = { gin_pending_list_limit: '4MB' } as const
