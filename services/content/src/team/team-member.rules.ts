/** What is said of a member of the team. */
import { z } from 'zod'
import {
  choice,
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
  displayOrder: 1_000_000,
} as const

const anAddress = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]{2,}$/u

export const teamMember = z.strictObject({
  id: ignored(),
  name: line('Enter a name', limits.name),
  photo: optionalAddress(),
  email: optionalLine(limits.email).refine((email) => email === null || anAddress.test(email), {
    error: 'Enter an email address in the correct format, like name@example.org',
  }),
  phone: optionalLine(limits.phone),
  designation: line('Enter a designation', limits.designation),
  department: choice(departments, 'Choose a department'),
  bio: optionalProse(limits.bio),
  qualifications: optionalProse(limits.qualifications),
  expertise: optionalWords(),
  displayOrder: z
    .int('Enter a whole number')
    .min(-limits.displayOrder, 'Enter a larger number')
    .max(limits.displayOrder, 'Enter a smaller number')
    .nullish()
    .transform((order) => order ?? 0),
  isActive: flag(true),
})

export type TeamMemberInput = z.infer<typeof teamMember>
