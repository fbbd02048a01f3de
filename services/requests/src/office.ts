/** How to reach the office, for those whom the website turns away and for those who would rather call. */
export const officePhone = '(555) 555-0100'
export const officeHours = 'Monday to Friday 9:00 AM - 5:00 PM, Saturday 10:00 AM - 2:00 PM'
