/** The validation rules of a team member. */
import { retainedWhenOmitted } from '@access/service-kit/validation/retained-fields.rules'
import { z } from 'zod'
import {
  choice,
  displayOrder,
  flag,
  ignoredField,
  optionalEmail,
  optionalIdentifierLine,
  optionalPictureUrl,
  optionalText,
  optionalTextList,
  requiredLine,
} from '../content-type/fields.rules.ts'
import { type ManagedType, managedPaths } from '../content-type/managed-type.rules.ts'

export const departments = ['Legal', 'Operations', 'Outreach', 'Administration'] as const

export const limits = {
  name: 120,
  phone: 60,
  designation: 120,
  bio: 10_000,
  qualifications: 5000,
  capacity: 1000,
} as const

export const teamMember = z.strictObject({
  id: ignoredField(),
  name: requiredLine('Enter a name', limits.name),
  photo: optionalPictureUrl(),
  email: optionalEmail(),
  phone: optionalIdentifierLine(limits.phone),
  designation: requiredLine('Enter a designation', limits.designation),
  department: choice(departments, 'Choose a department'),
  bio: optionalText(limits.bio),
  qualifications: optionalText(limits.qualifications),
  expertise: optionalTextList(),
  languages: retainedWhenOmitted(optionalTextList()),
  /** How many open matters they can take; null when unknown. */
  capacity: retainedWhenOmitted(
    z
      .int('Enter a whole number')
      .min(0, 'Enter 0 or more')
      .max(limits.capacity, `Enter ${limits.capacity.toLocaleString('en-US')} or fewer`)
      .nullish()
      .transform((count) => count ?? null),
  ),
  displayOrder: displayOrder(),
  isActive: flag(true),
})

export type TeamMemberInput = z.infer<typeof teamMember>

export const teamMembers: ManagedType = {
  typeName: 'TeamMember',
  path: managedPaths.TeamMember,
  itemType: 'team member',
  pluralLabel: 'Team members',
  rules: teamMember,
}
