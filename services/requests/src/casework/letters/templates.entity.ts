/** Templates of letters and messages. Administrators edit the letters, and can restore the original text. */
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

/** A template of a message to an applicant, written by the office. */
@Table('message_template')
@ObjectType('MessageTemplate', { simpleResolvers: true })
export class MessageTemplate extends ManagedItem {
  @Text({ isUnique: true }) name!: string
  /** With placeholders, `{{reference}}` and the like. */
  @Text() text!: string
}
