import { Arg, Mutation, Query, Resolver } from 'type-graphql'
import { expect, test } from 'vitest'
import { Text } from '../columns/column-decorators.ts'
import { ContentType, Item } from '../columns/content-type.ts'
import { hasPermission, type Role, roles } from '../roles/roles.rules.ts'
import { notesService } from '../testing/notes-service.fixture.ts'
import { startSubgraph } from '../testing/start-subgraph.ts'
import { Authorized, Public } from './access.ts'
import { buildSubgraph } from './build-subgraph.ts'

@ContentType('Poem')
class Poem extends Item {
  @Text() title!: string
}

@Resolver()
class PoemResolver {
  @Public()
  @Query(() => Poem)
  poem(): Poem {
    return Object.assign(new Poem(), { title: 'Ozymandias' })
  }
}

@Resolver()
class UndeclaredResolver {
  @Public()
  @Query(() => String)
  declared(): string {
    return 'declared'
  }

  @Query(() => String)
  undeclared(): string {
    return 'undeclared'
  }

  @Authorized('manageContent')
  @Public()
  @Mutation(() => String)
  undecided(): string {
    return 'undecided'
  }
}

@Resolver()
class DrawerResolver {
  @Public()
  @Query(() => String)
  label(): string {
    return 'Letters'
  }

  @Authorized('manageContent')
  @Query(() => String)
  open(@Arg('key', () => String) key: string): string {
    throw new Error(`no such key: ${key}`)
  }
}

test('a field that declares no access, or two, stops the build by its name', async () => {
  await expect(buildSubgraph({ resolvers: [UndeclaredResolver] })).rejects.toThrow(
    /^Declare either @Authorized\(permission\) or @Public\(\): Query\.undeclared, Mutation\.undecided$/,
  )
})

test('an entity without a declared reference stops the build by its name, and so does a reference to none', async () => {
  const reference = { access: 'public', resolve: async () => null } as const
  await expect(buildSubgraph({ resolvers: [PoemResolver] })).rejects.toThrow('reference resolver of Poem')
  await expect(
    buildSubgraph({ resolvers: [PoemResolver], references: { Poem: reference, Drawer: reference } }),
  ).rejects.toThrow('no entity Drawer')
  const { sdl } = await buildSubgraph({ resolvers: [PoemResolver], references: { Poem: reference } })
  expect(sdl).toContain('type Poem @key(fields: "id") @public {')
})

test('an authorized field asks to sign in before its resolver is called', async () => {
  const subgraph = await startSubgraph({ ...notesService, subgraph: { resolvers: [DrawerResolver] } })
  expect(await subgraph.read('{ label }')).toBe('Letters')
  expect(await subgraph.queryError('{ open(key: "rusty") }')).toEqual({
    code: 'UNAUTHENTICATED',
    message: 'Sign in to do this',
  })
})

test('an authorized field refuses a role that lacks its permission before its resolver is called', async () => {
  const subgraph = await startSubgraph({ ...notesService, subgraph: { resolvers: [DrawerResolver] } })
  for (const role of roles.filter((role) => !hasPermission(role, 'manageContent'))) {
    const token = subgraph.auth.createToken({}, role)
    expect(await subgraph.queryError('{ open(key: "rusty") }', {}, { token }), role).toEqual({
      code: 'FORBIDDEN',
      message: 'Your role does not include this. Ask an administrator if you need it',
    })
  }
})

test('a role that nobody knows has no permission', async () => {
  const subgraph = await startSubgraph({ ...notesService, subgraph: { resolvers: [DrawerResolver] } })
  const token = subgraph.auth.createToken({}, 'superuser' as Role)
  expect(await subgraph.queryError('{ open(key: "rusty") }', {}, { token })).toMatchObject({
    code: 'FORBIDDEN',
  })
})
