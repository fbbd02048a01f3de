/** A member of the team. */
import {
  ContentType,
  createInputType,
  Flag,
  Integer,
  JsonList,
  ManagedItem,
  type Order,
  Text,
  TextList,
} from '@access/service-kit'
import { NotifyChanges } from '../content-type/notify-changes.ts'
import { PictureCopy } from '../content-type/picture-copy.ts'
import { createPublicQueries } from '../content-type/public-queries.ts'
import { FullTextIndex, joinTextList } from '../search/full-text-index.ts'

@NotifyChanges('TeamMember')
@FullTextIndex('team_member', {
  A: ['name'],
  B: ['designation', 'department', joinTextList('expertise')],
  C: ['bio', 'qualifications'],
})
@ContentType('TeamMember')
export class TeamMember extends ManagedItem {
  @Text() name!: string
  @Text({ isOptional: true, neededBy: ['warnings'] }) photo!: string | null
  @Text({ isOptional: true }) email!: string | null
  @Text({ isOptional: true }) phone!: string | null
  @Text() designation!: string
  @Text() department!: string
  @Text({ isOptional: true }) bio!: string | null
  @Text({ isOptional: true }) qualifications!: string | null
  @TextList({ isOptional: true }) expertise!: string[] | null
  @TextList({ isOptional: true }) languages!: string[] | null
  @Integer({ isOptional: true, permission: 'manageContent' }) capacity!: number | null
  @Integer({ defaultValue: 0 }) displayOrder!: number
  @Flag({ defaultValue: true }) isActive!: boolean
  @JsonList(() => PictureCopy, { isOptional: true, isReadOnly: true, neededBy: ['warnings'] })
  pictures!: PictureCopy[] | null
}

export const TeamMemberInput = createInputType(TeamMember, 'TeamMemberInput')

export const inDisplayOrder: Order<TeamMember> = [{ displayOrder: 'asc' }, { name: 'asc' }]

/** The public team members: the active ones. */
export const publicTeamMembers = createPublicQueries(TeamMember, {
  where: { isActive: true },
  order: inDisplayOrder,
})
