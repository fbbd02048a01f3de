/** Someone who works here. */
import { ContentType, Flag, inputOf, ManagedItem, type Order, Text, Whole, Words } from '@access/service-kit'
import { Announced } from '../announced.ts'
import { listed, Searched } from '../search/searched.ts'
import { shown } from '../shown.ts'

@Announced('TeamMember')
@Searched('team_member', {
  A: ['name'],
  B: ['designation', 'department', listed('expertise')],
  C: ['bio', 'qualifications'],
})
@ContentType('TeamMember')
export class TeamMember extends ManagedItem {
  @Text() name!: string
  @Text({ optional: true }) photo!: string | null
  @Text({ optional: true }) email!: string | null
  @Text({ optional: true }) phone!: string | null
  @Text() designation!: string
  @Text() department!: string
  @Text({ optional: true }) bio!: string | null
  @Text({ optional: true }) qualifications!: string | null
  @Words({ optional: true }) expertise!: string[] | null
  @Words({ optional: true }) languages!: string[] | null
  @Whole({ optional: true, onlyAdministrators: true }) capacity!: number | null
  @Whole({ otherwise: 0 }) displayOrder!: number
  @Flag({ otherwise: true }) isActive!: boolean
}

export const TeamMemberInput = inputOf(TeamMember, 'TeamMemberInput')

export const inDisplayOrder: Order<TeamMember> = [{ displayOrder: 'asc' }, { name: 'asc' }]

/** The team as visitors may see it. */
export const shownTeamMembers = shown(TeamMember, { where: { isActive: true }, order: inDisplayOrder })
