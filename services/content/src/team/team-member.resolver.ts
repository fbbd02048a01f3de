/** The team in the graph. */
import { administratorsOnly, askedColumns, type Context, Managed } from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, Info, Int, Query, Resolver } from 'type-graphql'
import { teamMembers } from '../catalogue.ts'
import { inDisplayOrder, shownTeamMembers, TeamMember, TeamMemberInput } from './team-member.ts'

@Resolver(() => TeamMember)
export class TeamMemberResolver extends Managed(TeamMember, TeamMemberInput, teamMembers, {
  nameOf: 'name',
  order: inDisplayOrder,
  listed: {
    searched: ['name', 'designation', 'department', 'email'],
    sorted: ['name', 'designation', 'department', 'displayOrder', 'isActive'],
    filtered: ['department', 'isActive'],
  },
  switched: ['isActive'],
}) {
  @Query(() => [TeamMember])
  teamMembers(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<TeamMember[]> {
    return shownTeamMembers.list(em, { columns: askedColumns(TeamMember, info) })
  }

  @Query(() => Int)
  async teamMemberCount(@Ctx() context: Context): Promise<number> {
    administratorsOnly(context)
    return context.em.count(TeamMember)
  }
}
