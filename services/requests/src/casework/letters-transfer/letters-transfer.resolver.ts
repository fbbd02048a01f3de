/** Handing letters on: what the office has written for its letters and messages, exported here and imported elsewhere. */
import {
  Authorized,
  acquireAdvisoryLock,
  type Context,
  type FieldMessages,
  getFieldMessages,
  Invalid,
  inReadingOrder,
  recordAuditEvent,
  requireAdministrator,
} from '@access/service-kit'
import { parseJson } from '@access/service-kit/text/json.rules'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { z } from 'zod'
import { getLetterRules } from '../letters/letter.rules.ts'
import { LetterTemplate, MessageTemplate } from '../letters/templates.entity.ts'
import { limits, messageTemplate } from '../message-templates/message-template.rules.ts'

/** The most letters that a file has: as many as there are, and nobody adds one. */
const maxLetters = 20

const line = z.string().max(200)

/** As far as its form goes: what stands in it is checked by the rules of each letter and template. */
const lettersFile = z.object({
  letters: z.array(z.object({ name: line, subject: z.unknown(), text: z.unknown() })).max(maxLetters),
  messageTemplates: z.array(z.object({ name: line, text: z.unknown() })).max(200),
})

export type LettersFile = z.output<typeof lettersFile>

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
    const actor = requireAdministrator(context)
    const content = lettersFile.safeParse(parseJson(file)).data
    if (!content) throw new Invalid({ file: 'There are no letters in this file. Choose another one' })
    return context.em.transactional(async (em) => {
      const errors: FieldMessages = {}
      const letters = await lockLetters(em)
      const templates = await lockTemplates(em)
      const stored = new Set<Template>([...letters, ...templates])
      const changes = [...planLetters(letters, content, errors), ...planTemplates(templates, content, errors)]
      if (Object.keys(errors).length > 0) throw new Invalid(errors)
      if (isDryRun) return changes
      for (const { part: itemType, name: title, template, values } of changes) {
        const version = stored.has(template) ? template.version + 1 : template.version
        em.persist(Object.assign(template, values, { version }))
        recordAuditEvent(em, { actor, action: 'imported', itemType, itemId: template.id, title })
      }
      return changes
    })
  }
}

type Template = LetterTemplate | MessageTemplate

/** A letter or template that the file changes, and how. */
interface PlannedChange extends LetterChange {
  part: 'letter' | 'message template'
  template: Template
  values: Record<string, string>
}

const lockLetters = (em: EntityManager) =>
  em.find(LetterTemplate, {}, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE })

async function lockTemplates(em: EntityManager): Promise<MessageTemplate[]> {
  // Of two that are saved at once, the second compares with the first.
  await acquireAdvisoryLock(em, 'message templates')
  return em.find(MessageTemplate, {}, { limit: limits.templates })
}

/** Letters are found by their name, which nobody changes. */
function planLetters(
  stored: readonly LetterTemplate[],
  { letters }: LettersFile,
  errors: FieldMessages,
): PlannedChange[] {
  return letters.flatMap(({ name, ...letter }) => {
    const template = stored.find((one) => one.name === name)
    if (!template) errors[`letters.${name}`] = 'There is no such letter here'
    const values =
      template && parseValues(getLetterRules(template.kind), letter, { errors, path: `letters.${name}` })
    return template && values ? listChange('letter', template, values) : []
  })
}

/** Those of the same name are replaced, and others are added; none is taken away. */
function planTemplates(
  stored: readonly MessageTemplate[],
  { messageTemplates }: LettersFile,
  errors: FieldMessages,
): PlannedChange[] {
  const known = new Map(stored.map((template) => [template.name.toLowerCase(), template]))
  const changes = messageTemplates.flatMap((input) => {
    const values = parseValues(messageTemplate, input, { errors, path: `messageTemplates.${input.name}` })
    if (!values) return []
    const key = values.name!.toLowerCase()
    const template = known.get(key) ?? new MessageTemplate()
    known.set(key, template)
    return listChange('message template', template, values)
  })
  if (known.size > limits.templates)
    errors.messageTemplates = `There can be ${limits.templates} templates. Delete some first`
  return changes
}

/** Nothing where everything is as it was. */
function listChange(
  part: PlannedChange['part'],
  template: Template,
  values: Record<string, string>,
): PlannedChange[] {
  const fields = Object.keys(values).filter((field) => values[field] !== Reflect.get(template, field))
  return fields.length > 0 ? [{ part, name: values.name ?? template.name, fields, template, values }] : []
}

/** What the rules let through, or null, with the errors under this path. */
function parseValues(
  rules: z.ZodType<Record<string, string>>,
  input: object,
  { errors, path }: { errors: FieldMessages; path: string },
): Record<string, string> | null {
  const result = rules.safeParse(input)
  if (result.success) return result.data
  for (const [field, message] of Object.entries(getFieldMessages(result.error)))
    errors[`${path}.${field}`] = message
  return null
}
