/** The generated columns that the queue is sorted by: which deadline of a request is next, and its rank. */

// As PostgreSQL prints them: written otherwise, the tables would never agree with their declaration.
const isUnderReviewSql = `((reviewed_at IS NULL) AND (status = ANY (ARRAY['new'::text, 'in_review'::text, 'info_needed'::text])))`
const isMatchingSql = `(status = ANY (ARRAY['in_review'::text, 'eligible'::text]))`

/** The review until it was answered; then the attorney, until there is one or none is looked for. Else null. */
export const nextDueAtSql = `CASE WHEN ${isUnderReviewSql} THEN review_due_at WHEN ${isMatchingSql} THEN match_due_at ELSE NULL::timestamp with time zone END`

/** 0 for an emergency with a deadline, 1 for others with one, 2 for the rest. */
export const queueRankSql = `CASE WHEN (NOT (${isUnderReviewSql} OR ${isMatchingSql})) THEN 2 WHEN (urgency = 'Emergency'::text) THEN 0 ELSE 1 END`
