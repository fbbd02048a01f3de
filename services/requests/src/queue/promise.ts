/** Which promise of a request is the next to keep, and what comes first: worked out by the database, which sorts by it. */

// As PostgreSQL tells them back: written otherwise, the tables would never seem to be as they are declared.
const reviewing = `((reviewed_at IS NULL) AND (status = ANY (ARRAY['new'::text, 'in_review'::text, 'info_needed'::text])))`
const matching = `(status = ANY (ARRAY['in_review'::text, 'eligible'::text]))`

/** The review until it was answered; then the attorney, until there is one or none is looked for. Else null. */
export const nextPromise = `CASE WHEN ${reviewing} THEN review_by WHEN ${matching} THEN match_by ELSE NULL::timestamp with time zone END`

/** 0 for an emergency with a promise to keep, 1 for others with one, 2 for the rest. */
export const queueRank = `CASE WHEN (NOT (${reviewing} OR ${matching})) THEN 2 WHEN (urgency = 'Emergency'::text) THEN 0 ELSE 1 END`
