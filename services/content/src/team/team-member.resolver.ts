/** The GraphQL resolver of team members. */
import { Authorized, type Context, getRequestedFields, Managed, Public } from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, Info, Int, Query, Resolver } from 'type-graphql'
import { inDisplayOrder, publicTeamMembers, TeamMember, TeamMemberInput } from './team-member.entity.ts'
import { teamMembers } from './team-member.rules.ts'

@Resolver(() => TeamMember)
export class TeamMemberResolver extends Managed(TeamMember, TeamMemberInput, teamMembers, {
  permission: 'manageContent',
  titleColumn: 'name',
  order: inDisplayOrder,
  listColumns: {
    searchable: ['name', 'designation', 'department', 'email'],
    sortable: ['name', 'designation', 'department', 'displayOrder', 'isActive'],
    filterable: ['department', 'isActive'],
  },
  bulkEditable: ['isActive'],
}) {
  @Public()
  @Query(() => [TeamMember])
  teamMembers(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<TeamMember[]> {
    return publicTeamMembers.list(em, { columns: getRequestedFields(TeamMember, info) })
  }

  @Authorized('manageContent')
  @Query(() => Int, { nullable: true, description: 'Null while this service does not answer' })
  async teamMemberCount(@Ctx() context: Context): Promise<number> {
    return context.em.count(TeamMember)
  }
}
