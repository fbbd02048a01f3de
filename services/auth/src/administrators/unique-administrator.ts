/** What of an administrator is another's already: the address, or the name. */
import { AlreadyExists } from '@access/service-kit'
import { UniqueConstraintViolationException } from '@mikro-orm/core'

/** Runs `save`; throws `AlreadyExists`, and says which of the two. */
export async function handleTakenAccount<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    const { constraint } = error as { constraint?: string }
    if (constraint === 'administrator_name_key_unique')
      throw new AlreadyExists({ name: 'Another administrator has this name. Use another' })
    throw new AlreadyExists({ email: 'There is an administrator with this email already' })
  }
}
