/** Accounts: the list, their status, roles and names, and one's own password. */
import {
  Authorized,
  type Context,
  inReadingOrder,
  maxListLength,
  type Order,
  requireAdministrator,
  requireSessionOwner,
  SessionOwner,
  StepUp,
} from '@access/service-kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { Administrator } from '../administrators/administrator.entity.ts'
import { requireForAccount } from '../administrators/require-for-account.ts'
import {
  changeAdministratorRole,
  disableAdministrator,
  enableAdministrator,
  removeLostSecondFactors,
} from './account-status.ts'
import { Account, StaffMember } from './account-type.ts'
import { changePassword, renameAdministrator } from './update-account.ts'

const byNameAndEmail: Order<Administrator> = [{ [inReadingOrder('name')]: 'asc' }, { email: 'asc' }]

const listAdministrators = ({ em }: Context) =>
  em.find(Administrator, {}, { orderBy: byNameAndEmail, limit: maxListLength, disableIdentityMap: true })

@Resolver()
export class AdministratorsResolver {
  @Authorized('manageAccounts')
  @Query(() => [Account])
  administrators(@Ctx() context: Context): Promise<Administrator[]> {
    return listAdministrators(context)
  }

  @Authorized('assignRequests')
  @Query(() => [StaffMember], { description: 'Who can work on requests, by name' })
  async staffMembers(@Ctx() context: Context): Promise<StaffMember[]> {
    return (await listAdministrators(context)).filter(({ role }) => hasPermission(role, 'workOnRequests'))
  }

  @Authorized('manageAccounts')
  @StepUp()
  @Mutation(() => Account)
  disableAdministrator(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Administrator> {
    return disableAdministrator(context.em, requireAdministrator(context), id)
  }

  @Authorized('manageAccounts')
  @StepUp()
  @Mutation(() => Account)
  enableAdministrator(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Administrator> {
    return enableAdministrator(context.em, requireAdministrator(context), id)
  }

  // Inputs are nullable in GraphQL, so that the rules can report what is missing.
  @Authorized('manageAccounts')
  @StepUp()
  @Mutation(() => Account, { description: 'Not your own; it holds within a second, and ends no session' })
  changeAdministratorRole(
    @Arg('id', () => ID) id: string,
    @Arg('role', () => String, { nullable: true }) role: string | null,
    @Ctx() context: Context,
  ): Promise<Administrator> {
    return changeAdministratorRole(context.em, requireAdministrator(context), { id, role })
  }

  @Authorized('useOwnAccount')
  @Mutation(() => Account, { description: 'Your own name; that of others only for who manages accounts' })
  renameAdministrator(
    @Arg('id', () => ID) id: string,
    @Arg('name', () => String, { nullable: true }) name: string | null,
    @Ctx() context: Context,
  ): Promise<Administrator> {
    return renameAdministrator(context.em, requireForAccount(context, id), { id, name })
  }

  /** For anyone who has lost them: the colleague signs in with the password alone, and enrols another. */
  @Authorized('manageAccounts')
  @StepUp()
  @Mutation(() => Account)
  removeSecondFactors(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Administrator> {
    return removeLostSecondFactors(context.em, requireAdministrator(context), id)
  }

  @SessionOwner()
  @Mutation(() => Account)
  changePassword(
    @Arg('current', () => String, { nullable: true }) current: string | null,
    @Arg('password', () => String, { nullable: true }) password: string | null,
    @Ctx() context: Context,
  ): Promise<Administrator> {
    return changePassword(context, requireSessionOwner(context), { current, password })
  }
}
