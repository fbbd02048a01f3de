import { config } from 'zod/v4/core'

/**
 * zod asks `new Function('')` whether it may compile its checks; our content security policy forbids and reports that.
 * Said by the kit, which is there before any remote, for every copy of zod that remotes bring with their rules.
 */
config({ jitless: true })
