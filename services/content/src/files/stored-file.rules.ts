/** The validation rules of what is said about a file. */
import { z } from 'zod'
import { alternativeText } from '../content-type/fields.rules.ts'

export const fileDescription = z.strictObject({ altText: alternativeText() })
