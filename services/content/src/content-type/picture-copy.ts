/** Our copy of a picture of another site, as its item keeps it. */
import { Field, InputType, ObjectType } from 'type-graphql'

/** A column of an item: the server sets it, so its input type is never used. */
@ObjectType('PictureCopy', { simpleResolvers: true })
@InputType('PictureCopyInput')
export class PictureCopy {
  @Field(() => String, { description: 'As it was typed' })
  address!: string

  @Field(() => String, { nullable: true, description: 'Our copy; null when it could not be fetched' })
  url!: string | null

  /** The reason why there is no copy, as a sentence. */
  error!: string | null
}
