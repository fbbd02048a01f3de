/** The validation rules of what is said about a file. */
import { z } from 'zod'
import { alternativeText } from '../content-type/fields.rules.ts'
import { focalStep } from '../content-type/focal-point.rules.ts'

export const fileDescription = z.strictObject({
  altText: alternativeText(),
  focalX: focalStep(),
  focalY: focalStep(),
})
