/** What is said of a member of the team. */
import { z } from 'zod'
import {
  choice,
  displayOrder,
  flag,
  ignored,
  line,
  optionalAddress,
  optionalLine,
  optionalProse,
  optionalWords,
} from '../fields.rules.ts'

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

const anAddress = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]{2,}$/u

export const teamMember = z.strictObject({
  id: ignored(),
  name: line('Enter a name', limits.name),
  photo: optionalAddress(),
  email: optionalLine(limits.email)
    .refine((email) => email === null || anAddress.test(email), {
      error: 'Enter an email address in the correct format, like name@example.org',
    })
    .meta({ format: 'email' }),
  phone: optionalLine(limits.phone),
  designation: line('Enter a designation', limits.designation),
  department: choice(departments, 'Choose a department'),
  bio: optionalProse(limits.bio),
  qualifications: optionalProse(limits.qualifications),
  expertise: optionalWords(),
  languages: optionalWords(),
  /** How many open matters they can take; null when nobody has said. */
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
