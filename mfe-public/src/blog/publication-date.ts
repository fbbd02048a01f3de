/** A publication date as machines read it: exactly midnight UTC is a day without a time. */
export const getMachineDate = (publishDate: string) => publishDate.replace(/T00:00:00\.000Z$/, '')
