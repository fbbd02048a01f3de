/** The validation rules of a team member. */
import { z } from 'zod'
import {
  choice,
  displayOrder,
  flag,
  ignoredField,
  optionalLine,
  optionalPictureUrl,
  optionalText,
  optionalTextList,
  requiredLine,
} from '../content-type/fields.rules.ts'

export const departments = ['Legal', 'Operations', 'Outreach', 'Administration'] as const

export const limits = {
  name: 120,
  email: 254,
  phone: 60,
  designation: 120,
  bio: 10_000,
  qualifications: 5000,
  capacity: 1000,
} as const

const emailPattern = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]{2,}$/u

export const teamMember = z.strictObject({
  id: ignoredField(),
  name: requiredLine('Enter a name', limits.name),
  photo: optionalPictureUrl(),
  email: optionalLine(limits.email)
    .refine((email) => email === null || emailPattern.test(email), {
      error: 'Enter an email address in the correct format, like name@example.org',
    })
    .meta({ format: 'email' }),
  phone: optionalLine(limits.phone),
  designation: requiredLine('Enter a designation', limits.designation),
  department: choice(departments, 'Choose a department'),
  bio: optionalText(limits.bio),
  qualifications: optionalText(limits.qualifications),
  expertise: optionalTextList(),
  languages: optionalTextList(),
  /** How many open matters they can take; null when unknown. */
  capacity: z
    .int('Enter a whole number')
    .min(0, 'Enter 0 or more')
    .max(limits.capacity, `Enter ${limits.capacity.toLocaleString('en-US')} or fewer`)
    .nullish()
    .transform((count) => count ?? null),
  displayOrder: displayOrder(),
  isActive: flag(true),
})

export type TeamMemberInput = z.infer<typeof teamMember>
