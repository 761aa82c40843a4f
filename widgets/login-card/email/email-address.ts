const pattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d](-*[a-z\d])*\.)+[a-z](-*[a-z\d])+$/i;

/** Whether a text is an email address. */
export const isEmail = (text: string) => pattern.test(text);
