/** The administrators, for administrators: who there is, who may sign in, and one's own name and password. */
import { administratorsOnly, type Context } from '@access/service-kit'
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { changePassword, rename } from './account.ts'
import { Account } from './accountType.ts'
import { Administrator } from './administrator.ts'
import { disable, enable } from './standing.ts'

@Resolver()
export class AdministratorsResolver {
  @Query(() => [Account])
  administrators(@Ctx() context: Context): Promise<Administrator[]> {
    administratorsOnly(context)
    const orderBy = { name: 'asc', email: 'asc' } as const
    return context.em.find(Administrator, {}, { orderBy, disableIdentityMap: true })
  }

  @Mutation(() => Account)
  disableAdministrator(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Administrator> {
    return disable(context.em, administratorsOnly(context), id)
  }

  @Mutation(() => Account)
  enableAdministrator(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Administrator> {
    return enable(context.em, administratorsOnly(context), id)
  }

  // What is typed may be left out as far as GraphQL is concerned, so that the rules can name what is missing.
  @Mutation(() => Account)
  renameAdministrator(
    @Arg('id', () => ID) id: string,
    @Arg('name', () => String, { nullable: true }) name: string | null,
    @Ctx() context: Context,
  ): Promise<Administrator> {
    return rename(context.em, administratorsOnly(context), { id, name })
  }

  @Mutation(() => Account)
  changePassword(
    @Arg('current', () => String, { nullable: true }) current: string | null,
    @Arg('password', () => String, { nullable: true }) password: string | null,
    @Ctx() context: Context,
  ): Promise<Administrator> {
    return changePassword(context, administratorsOnly(context), { current, password })
  }
}
