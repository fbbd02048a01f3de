/** The range of days that are accepted. Without zod, so that pages may import it without their visitors loading it. */

/**
 * The first day and the last one, as a date input takes them. Older than any judgment that is cited, and later than
 * anything that is planned: a year outside is a typing error.
 */
export const dayRange = { min: '1700-01-01', max: '2100-12-31' } as const
