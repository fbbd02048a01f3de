/** What a letter to an applicant begins with; administrators change it, and may have our own words back. */
import { ManagedItem, Table, Text } from '@access/service-kit'
import { ObjectType } from 'type-graphql'
import type { LetterKind } from './letter.rules.ts'

@Table('letter_template')
@ObjectType('LetterTemplate', { simpleResolvers: true })
export class LetterTemplate extends ManagedItem {
  @Text({ isUnique: true }) name!: string
  @Text() kind!: LetterKind
  @Text() subject!: string
  /** With placeholders, `{{reference}}` and the like. */
  @Text() text!: string
}

/** What a message to an applicant can begin with: the office's own, made, changed and deleted by those who manage letters. */
@Table('message_template')
@ObjectType('MessageTemplate', { simpleResolvers: true })
export class MessageTemplate extends ManagedItem {
  @Text({ isUnique: true }) name!: string
  /** With placeholders, `{{reference}}` and the like. */
  @Text() text!: string
}
