/** Handing letters on: what the office has written for its letters and messages, exported here and imported elsewhere. */
import { Authorized, type Context, inReadingOrder } from '@access/service-kit'
import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { LetterTemplate } from '../letters/letter-template.entity.ts'
import { MessageTemplate } from '../message-templates/message-template.entity.ts'
import { limits } from '../message-templates/message-template.rules.ts'
import { importLetters } from './import-letters.ts'
import { type LettersFile, maxLetters } from './letters-file.rules.ts'

/** What an import changes, or would change. */
@ObjectType('LetterChange', { simpleResolvers: true })
class LetterChange {
  @Field(() => String, { description: "'letter' or 'message template'" }) part!: string
  @Field(() => String) name!: string
  @Field(() => [String], { description: 'Whose values change' }) fields!: string[]
}

@Resolver()
export class LettersTransferResolver {
  @Authorized('manageLetters')
  @Query(() => String, { description: 'A part of the file that `exportSetup` begins, as JSON' })
  async exportLetters(@Ctx() { em }: Context): Promise<string> {
    const byName = { orderBy: { [inReadingOrder('name')]: 'asc' } } as const
    const letters = await em.find(LetterTemplate, {}, { ...byName, limit: maxLetters })
    const templates = await em.find(MessageTemplate, {}, { ...byName, limit: limits.templates })
    const file: LettersFile = {
      letters: letters.map(({ name, subject, text }) => ({ name, subject, text })),
      messageTemplates: templates.map(({ name, text }) => ({ name, text })),
    }
    return JSON.stringify(file)
  }

  @Authorized('manageLetters')
  @Mutation(() => [LetterChange], {
    description: 'All of the file or, where it breaks a rule, nothing of it',
  })
  importLetters(
    @Arg('file', () => String, { description: 'As `exportLetters` wrote it, within a whole file or alone' })
    file: string,
    @Arg('isDryRun', () => Boolean, { description: 'Says what would change, and changes nothing' })
    isDryRun: boolean,
    @Ctx() context: Context,
  ): Promise<LetterChange[]> {
    return importLetters(context, file, isDryRun)
  }
}
