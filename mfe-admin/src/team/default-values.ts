import type { TeamMemberDraft } from './team.queries.ts'

/** A new team member. What is optional is sent only when it is filled. */
export const defaultValues: TeamMemberDraft = {
  name: '',
  photo: undefined,
  email: undefined,
  phone: undefined,
  designation: '',
  department: '',
  bio: undefined,
  qualifications: undefined,
  expertise: null,
  languages: undefined,
  capacity: undefined,
  displayOrder: 0,
  isActive: true,
}
