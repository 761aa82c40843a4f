const pattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d](-*[a-z\d])*\.)+[a-z](-*[a-z\d])+$/i;

export const isEmail = (text: string) => pattern.test(text);
