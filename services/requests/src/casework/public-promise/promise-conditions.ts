/**
 * Which requests say whether a promise was kept, as conditions in SQL: the website and the portal count the same ones.
 * Counted once its promise has come due, or was settled before.
 */

/** Whether any promise of it counts. */
export const isPromisedSql = `"status" not in ('withdrawn', 'erased')`

/** Whether the first answer counts, at the moment that is its value. */
export const isReviewCountedSql = `("reviewed_at" is not null or "review_due_at" <= ?::timestamptz)`

/**
 * Whether finding an attorney counts, at the moment that is its value. Nobody is owed one who was told that we cannot
 * take the case, or whose request was closed before one was found.
 */
export const isMatchCountedSql = `("matched_at" is not null
  or ("match_due_at" <= ?::timestamptz and "status" not in ('declined', 'referred', 'closed')))`

export const isReviewInTimeSql = '"reviewed_at" <= "review_due_at"'
export const isMatchInTimeSql = '"matched_at" <= "match_due_at"'
