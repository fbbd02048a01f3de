import type { Service } from '@access/service-kit'
export const seed: NonNullable<Service['seed']> = async () => {}
