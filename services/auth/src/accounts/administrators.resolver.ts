/** Accounts, for administrators: the list, their status, names, and one's own password. */
import { Authorized, type Context, requireAdministrator } from '@access/service-kit'
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { Administrator } from '../administrators/administrator.entity.ts'
import { disableAdministrator, enableAdministrator } from './account-status.ts'
import { Account } from './account-type.ts'
import { changePassword, renameAdministrator } from './update-account.ts'

@Resolver()
export class AdministratorsResolver {
  @Authorized()
  @Query(() => [Account])
  administrators(@Ctx() context: Context): Promise<Administrator[]> {
    const orderBy = { name: 'asc', email: 'asc' } as const
    return context.em.find(Administrator, {}, { orderBy, disableIdentityMap: true })
  }

  @Authorized()
  @Mutation(() => Account)
  disableAdministrator(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Administrator> {
    return disableAdministrator(context.em, requireAdministrator(context), id)
  }

  @Authorized()
  @Mutation(() => Account)
  enableAdministrator(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Administrator> {
    return enableAdministrator(context.em, requireAdministrator(context), id)
  }

  // Inputs are nullable in GraphQL, so that the rules can report what is missing.
  @Authorized()
  @Mutation(() => Account)
  renameAdministrator(
    @Arg('id', () => ID) id: string,
    @Arg('name', () => String, { nullable: true }) name: string | null,
    @Ctx() context: Context,
  ): Promise<Administrator> {
    return renameAdministrator(context.em, requireAdministrator(context), { id, name })
  }

  @Authorized()
  @Mutation(() => Account)
  changePassword(
    @Arg('current', () => String, { nullable: true }) current: string | null,
    @Arg('password', () => String, { nullable: true }) password: string | null,
    @Ctx() context: Context,
  ): Promise<Administrator> {
    return changePassword(context, requireAdministrator(context), { current, password })
  }
}
