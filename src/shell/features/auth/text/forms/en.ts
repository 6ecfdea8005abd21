/** The English texts. */
export const en = {
  login: 'Login',
  loggingIn: 'Logging in...',
  register: 'Register',
  registering: 'Registering...',
  newHere: 'New here?',
  haveAccount: 'Have an account?',
  pictures: 'Sign in with pictures',
  privacy: 'Privacy',
  haveCode: 'I have a class code',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  confirmation: 'Password confirmation',
  classCode: 'Class code',
  created: 'Account Created, Please Login',
  /** Validation errors. */
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is not valid',
  passwordRequired: 'Password is required',
  confirmationRequired: 'Password confirmation is required',
  passwordsDiffer: 'Passwords do not match',
  forgotten: {
    ask: 'Forgot your password?',
    help: 'Ask your teacher, or whoever runs Lumbung at your school: they can give you a one-time password.',
  },
}
